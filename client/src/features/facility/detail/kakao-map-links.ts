/** Kakao separates name and coordinates by commas and folders by slashes: a name may hold either. */
export const kakaoRouteLink = (name: string, latitude: number, longitude: number) =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name)},${latitude},${longitude}`;

export const kakaoSearchLink = (text: string) => `https://map.kakao.com/link/search/${encodeURIComponent(text)}`;
