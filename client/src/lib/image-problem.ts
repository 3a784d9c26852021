import { LIMITS } from '../graphql/constants.generated';

/** What the server can read. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const HEIC = /\.hei[cf]$/i;
const MEGABYTE = 1024 * 1024;

/** Why a picked file cannot be sent, by its name; null when it can. The server looks inside and has the last word. */
export function imageProblem({ name, type, size }: File): string | null {
  if (HEIC.test(name) || /^image\/hei[cf]/.test(type))
    return `${name}: HEIC 사진은 올릴 수 없어요. JPG로 바꾸거나, 아이폰이라면 설정 > 카메라 > 포맷에서 ‘높은 호환성’을 고르고 다시 찍어 주세요.`;
  // Some devices know no type for a file: then only its content tells.
  if (type !== '' && !IMAGE_TYPES.includes(type))
    return `${name}: 지원하지 않는 형식이에요. JPG, PNG, WebP, GIF 사진을 골라 주세요.`;
  if (size > LIMITS.fileBytesMax) return `${name}: ${LIMITS.fileBytesMax / MEGABYTE}MB를 넘어요. 더 작은 사진을 골라 주세요.`;
  return null;
}
