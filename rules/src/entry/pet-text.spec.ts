import { petOfText, petText } from './pet-text';

it.each(['DOG', 'CAT:4.5', 'DOG:MEDIUM', 'DOG:30:RESTRICTED', 'DOG:RESTRICTED'])('%s survives a round trip', (text) => {
  expect(petText(petOfText(text)!)).toBe(text);
});

it.each(['', 'WOLF', 'dog', 'DOG:', 'DOG:0', 'DOG:151', 'DOG:NaN', 'DOG:5:6', 'RESTRICTED', 'DOG:5:RESTRICTED:RESTRICTED'])(
  '%s is no pet',
  (text) => expect(petOfText(text)).toBeNull(),
);
