export const en = {
  calendar: {
    summary: (doctor: string) => `Appointment with ${doctor}`,
    description: (code: string, url: string) => `Appointment ${code}. Details, another time or cancelling: ${url}`,
    online: 'Online, by video call',
  },
};
