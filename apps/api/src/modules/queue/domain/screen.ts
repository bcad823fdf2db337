/** The name of the group of sockets to which changes for the waiting-room screens of a hospital are sent. */
export const screenOf = (placeId: string): string => `waiting_room:${placeId}`;
