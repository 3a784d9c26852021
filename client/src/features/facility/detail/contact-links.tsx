/** Kakao separates name and coordinates by commas and folders by slashes: a name may hold either. */
export const kakaoRouteLink = (name: string, latitude: number, longitude: number) =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name)},${latitude},${longitude}`;

export const kakaoSearchLink = (text: string) => `https://map.kakao.com/link/search/${encodeURIComponent(text)}`;

/** A number, its groups held together by one dash, dot or blank; the words around it are no part of the link. */
const PHONE = /(\+?\(?\d{2,4}\)?(?:[-. ]?\d{3,4}){1,2}(?!\d))/;

/** "02-123-4567(내선 3), 010-1234-5678": the numbers as links, the text around them with `href` null. */
export const phoneParts = (phoneNumber: string) =>
  phoneNumber
    .split(PHONE)
    .map((text, index) => ({ text, href: index % 2 === 1 ? `tel:${text.replace(/[^\d+]/g, '')}` : null }))
    .filter(({ text }) => text);

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
