import { phoneParts } from './phone-parts';

export function PhoneLinks({ phoneNumber }: { phoneNumber: string }) {
  return phoneParts(phoneNumber).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href}>
        {text}
      </a>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
