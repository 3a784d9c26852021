import { LIMITS } from './limits';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;
const { fileBytesMax, filesPerDay, fileBytesPerDay } = LIMITS;

/** When a write refuses files, for the API's manual. */
export const FILE_REFUSALS = `파일이 받지 않는 형식이거나 깨졌으면 BAD_USER_INPUT, ${megabytes(fileBytesMax)}를 넘으면 PAYLOAD_TOO_LARGE, 하루에 올릴 수 있는 ${filesPerDay}개나 ${megabytes(fileBytesPerDay)}를 넘으면 TOO_MANY_REQUESTS입니다.`;
