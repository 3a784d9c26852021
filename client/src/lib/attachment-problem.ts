import { LIMITS } from '../graphql/constants.generated';
import { imageProblem, IMAGE_TYPES } from './image-problem';

/** What may be attached besides pictures: the server's own list, which tells them apart by their content. */
const DOCUMENTS = ['pdf', 'hwp', 'hwpx', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip'];
const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif'];
const MEGABYTE = 1024 * 1024;

/** For the attribute `accept`. */
export const ATTACHMENT_TYPES = [...IMAGE_TYPES, ...DOCUMENTS.map((extension) => `.${extension}`)].join(',');

export const fileExtension = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a picked file is shown as a picture. */
export const isPicture = ({ type }: File) => IMAGE_TYPES.includes(type);

/** Why a picked file cannot be attached, by its name; null when it can. The server looks inside and has the last word. */
export function attachmentProblem(file: File): string | null {
  const { name, type, size } = file;
  const extension = fileExtension(name);
  if (PICTURES.includes(extension) || type.startsWith('image/')) return imageProblem(file);
  if (!DOCUMENTS.includes(extension))
    return `${name}: 지원하지 않는 형식이에요. 사진(JPG, PNG, WebP, GIF)이나 PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP 파일을 골라 주세요.`;
  if (size > LIMITS.fileBytesMax) return `${name}: ${LIMITS.fileBytesMax / MEGABYTE}MB를 넘어요. 더 작은 파일을 골라 주세요.`;
  return null;
}
