/** The path of a photo. `v` changes with each photo, so that caches do not serve an old one. */
export const photoUrl = (personId: string, photo: string): string =>
  `/api/v1/profile/team/${personId}/photo/?v=${photo}`;
