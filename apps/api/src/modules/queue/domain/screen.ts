/** The name under which the sockets of a hospital's waiting-room screens are told of changes. */
export const screenOf = (placeId: string): string => `waiting_room:${placeId}`;
