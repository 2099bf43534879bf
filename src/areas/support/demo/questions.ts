/** Questions of people in the demo with their answers, and FAQs. */
import type { Priority } from '../store/tickets.ts';

export interface Question {
  subject: string;
  category: string;
  priority: Priority;
  body: string;
  answer: string;
  note?: string;
  /** The requester's reply, if the ticket continues. */
  reply: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    subject: 'The VPN asks for a code I do not have',
    category: 'it',
    priority: 'high',
    body: 'Since this morning the VPN wants a second code. I have none, and I need the staging servers today.',
    answer:
      'A second factor is needed since Monday. Please set it up under your account, then sign in again.',
    note: 'Two others had the same: the announcement was easy to miss.',
    reply: 'That worked, thank you.',
  },
  {
    subject: 'Bonus is missing on my payslip',
    category: 'payroll',
    priority: 'normal',
    body: 'My manager confirmed a bonus for last quarter, but it is not on the payslip.',
    answer: 'It was entered after the day of the payroll and comes with the next one. Sorry for the wait.',
    reply: 'Good to know. Will it be taxed in one month then?',
  },
  {
    subject: 'Carry-over of last year',
    category: 'leave',
    priority: 'normal',
    body: 'How many days can I still take from last year, and until when?',
    answer: 'Up to five days are carried over, and they expire on 31 March. Your balance shows both.',
    reply: 'Found it, thanks.',
  },
  {
    subject: 'New key for the office',
    category: 'office',
    priority: 'low',
    body: 'My key card stopped working at the side entrance.',
    answer: 'I have ordered a new card. It lies at the reception from Thursday.',
    note: 'The reader at the side entrance is old, the facility manager knows.',
    reply: 'Picked it up.',
  },
  {
    subject: 'Change of bank account',
    category: 'payroll',
    priority: 'normal',
    body: 'I have a new bank account. Where do I enter it, and until which day does it count for this month?',
    answer: 'Under your payout details. What is there on the 20th counts for the month.',
    reply: 'Done.',
  },
  {
    subject: 'Laptop gets very hot',
    category: 'it',
    priority: 'normal',
    body: 'The fan runs all day, and the battery lasts an hour.',
    answer: 'Please bring it on Tuesday. We have a spare one for you meanwhile.',
    note: 'Third one of this model.',
    reply: 'I will be there at ten.',
  },
  {
    subject: 'Sick on a day off',
    category: 'leave',
    priority: 'normal',
    body: 'I fell ill during my vacation. Do I get the days back?',
    answer: 'Yes, with a certificate: report the sick days, and the vacation is given back for them.',
    reply: 'I have uploaded it.',
  },
  {
    subject: 'Letter for my landlord',
    category: 'other',
    priority: 'low',
    body: 'My landlord wants a confirmation of my employment.',
    answer: 'I have put the letter into your letter box in the office.',
    reply: 'Perfect.',
  },
  {
    subject: 'Everybody is locked out of the design tool',
    category: 'it',
    priority: 'urgent',
    body: 'None of us in the team can sign in since the update.',
    answer: 'The licence had run out. It is renewed: please sign in again.',
    note: 'Renewal is in the calendar for next year now.',
    reply: 'We are in again.',
  },
  {
    subject: 'Meeting room 2 is too loud',
    category: 'office',
    priority: 'low',
    body: 'One hears every call from the corridor. Could we get a curtain?',
    answer: 'We are asking for offers, it will take some weeks.',
    reply: 'Is there any news?',
  },
  {
    subject: 'Parental leave from spring',
    category: 'leave',
    priority: 'normal',
    body: 'We are expecting a child in April. What do I have to send, and when?',
    answer: 'Congratulations! Seven weeks before the first day, in writing. Shall we talk on Wednesday?',
    reply: 'Wednesday is fine.',
  },
];

export const FAQS: readonly {
  category: string;
  en: readonly [question: string, answer: string];
  de: readonly [question: string, answer: string];
}[] = [
  {
    category: 'leave',
    en: [
      'How do I ask for leave?',
      'Open **Absences**, choose the days, and send the request. Your manager is told at once.',
    ],
    de: [
      'Wie beantrage ich Urlaub?',
      'Unter **Abwesenheiten** die Tage wählen und den Antrag absenden. Die Führungskraft erfährt es sofort.',
    ],
  },
  {
    category: 'leave',
    en: ['When do carried-over days expire?', 'On **31 March**. Days that expire are taken first.'],
    de: ['Wann verfallen übertragene Tage?', 'Am **31. März**. Was verfällt, wird zuerst verbraucht.'],
  },
  {
    category: 'leave',
    en: [
      'From which day do I need a certificate when I am ill?',
      'From the **fourth day**. Upload it to the absence.',
    ],
    de: [
      'Ab wann brauche ich eine Krankschreibung?',
      'Ab dem **vierten Tag**. Sie wird bei der Abwesenheit hochgeladen.',
    ],
  },
  {
    category: 'payroll',
    en: ['When is my salary paid?', 'On the last working day of the month.'],
    de: ['Wann kommt mein Gehalt?', 'Am letzten Arbeitstag des Monats.'],
  },
  {
    category: 'payroll',
    en: [
      'How do I claim expenses?',
      'Add the items and their receipts under **Expenses**, then submit the claim. From 25 EUR an item needs a receipt.',
    ],
    de: [
      'Wie rechne ich Auslagen ab?',
      'Unter **Auslagen** Posten und Belege erfassen und einreichen. Ab 25 EUR braucht ein Posten einen Beleg.',
    ],
  },
  {
    category: 'it',
    en: [
      'I have lost the phone with my second factor',
      'Sign in with a **recovery code**. Without one, ask an admin to reset it.',
    ],
    de: [
      'Mein Telefon mit dem zweiten Faktor ist weg',
      'Mit einem **Wiederherstellungscode** anmelden. Ohne Code setzt ihn die Verwaltung zurück.',
    ],
  },
  {
    category: 'office',
    en: ['Where do I book a desk?', 'Desks are not booked: take any that is free.'],
    de: ['Wo buche ich einen Schreibtisch?', 'Plätze werden nicht gebucht: Jeder freie ist recht.'],
  },
];
