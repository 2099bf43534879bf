import { catalogue } from './catalogue.ts';

/** Texts of the person's own page. */
export const me = catalogue('me', {
  title: 'Your account',
  profile: 'Profile',
  photo: 'Photo',
  changePhoto: 'Change the photo',
  removePhoto: 'Remove the photo',
  photoStored: 'The photo is stored.',
  photoRemoved: 'The photo is removed.',
  preferredName: 'Name that you go by',
  phone: 'Phone',
  bio: 'About you',
  timezone: 'Time zone',
  language: 'Language',
  saved: 'It is saved.',
  address: 'Address',
  addressHint: 'Seen by you and admins.',
  line1: 'Street and number',
  line2: 'Further line',
  postalCode: 'Postal code',
  city: 'Town',
  region: 'Region',
  country: 'Country',
  countryHint: 'Two letters, such as DE.',
});
