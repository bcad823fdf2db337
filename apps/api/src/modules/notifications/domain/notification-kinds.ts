import type { RefundReason } from '../../payments/index.ts';
import type { OrderKind } from '../../orders/index.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';

/** The three fields of a notification in the API that show what it is about. */
interface Kind {
  notifiable_type: 'Appointment' | 'Payment' | 'ConsultationFile' | 'Message' | 'Review' | 'Dependant';
  reference_type: 'Appointment' | 'Payment' | 'lab_results' | 'prescription' | 'Review' | 'Dependant';
  notifiable_status: string;
}

export const paid: Kind = {
  notifiable_type: 'Payment',
  reference_type: 'Payment',
  notifiable_status: 'PaymentSuccessful',
};
export const refunded: Kind = { ...paid, notifiable_status: 'PaymentRefunded' };
const givenBack: Partial<Record<string, string>> = {
  paid_twice: 'PaymentTwiceRefunded',
  payment_insufficient: 'PaymentTooLittleRefunded',
  booking_lost: 'PaymentLostRefunded',
} satisfies Partial<Record<RefundReason, string>>;
/**
 * The kind of a notification of a refund. When the payment bought nothing, the status shows the reason. The
 * notifications of all other refunds have the status `PaymentRefunded`.
 */
export const refundedFor = (reason: string): Kind => ({
  ...refunded,
  notifiable_status: givenBack[reason] ?? refunded.notifiable_status,
});
export const testsWritten: Kind = {
  notifiable_type: 'ConsultationFile',
  reference_type: 'lab_results',
  notifiable_status: 'DownloadLaboratoryTestFile',
};
export const drugsWritten: Kind = {
  notifiable_type: 'ConsultationFile',
  reference_type: 'prescription',
  notifiable_status: 'DownloadPrescriptionFile',
};
/** A laboratory sent a result. */
export const resultSent: Kind = {
  notifiable_type: 'Message',
  reference_type: 'lab_results',
  notifiable_status: 'DownloadLabTestResultFile',
};
const ofAppointment = { notifiable_type: 'Appointment', reference_type: 'Appointment' } as const;
export const appointmentIs = (status: string): Kind => ({
  ...ofAppointment,
  notifiable_status: status === 'PENDING' ? 'PendingAppointment' : `Appointment${status}`,
});
/** A doctor or hospital booked an appointment for the patient. */
export const bookedAtDesk: Kind = { ...ofAppointment, notifiable_status: 'AppointmentBookedByDesk' };
/** Two patients are before this patient in the queue. The notification is shown in the app and not mailed. */
export const twoBefore: Kind = { ...ofAppointment, notifiable_status: 'AppointmentTwoBefore' };
/**
 * The doctor is away, and the patient must choose a new time. The link for it is sent by another mail and text message.
 */
export const newTimeToChoose: Kind = { ...ofAppointment, notifiable_status: 'AppointmentNewTime' };
/**
 * An appointment that was cancelled, missed or completed is pending again. `isRefunded`: whether its payment was
 * refunded.
 */
export const appointmentReopened = (isRefunded: boolean): Kind => ({
  ...ofAppointment,
  notifiable_status: isRefunded ? 'AppointmentReopenedRefunded' : 'AppointmentReopened',
});
/** An order was completed or cancelled, or is ready. */
export const orderIs = (kind: OrderKind, status: 'COMPLETED' | 'CANCELLED' | 'READY'): Kind => ({
  ...(kind === 'laboratory' ? testsWritten : drugsWritten),
  notifiable_status: `Order${status}`,
});
/** A review of the patient was published, answered or deleted. */
export const reviewIs = (status: 'Published' | 'Answered' | 'Removed'): Kind => ({
  notifiable_type: 'Review',
  reference_type: 'Review',
  notifiable_status: `Review${status}`,
});
/** A child of the patient is 16 years old, so that the record can be handed over to the child. */
export const dependantOfAge: Kind = {
  notifiable_type: 'Dependant',
  reference_type: 'Dependant',
  notifiable_status: 'DependantOfAge',
};

export type NotificationKind = Kind;
export type AppointmentInfo = AppointmentBrief;
