/** No integers. */
export const badIds = ['abc', '1.5', '1e3', '%00', '%zz', "1'--", '1%20OR%201=1'];

/** Integers that nothing has. */
export const missingIds = ['0', '-1', '4999', '99999999999', '9007199254740993', '9223372036854775808', '007'];

export const below = (path: string, ids: string[]) => ids.map((id) => `${path}/${id}`);

/** No pets; the last are one too many. */
export const badPets = [
  'WOLF',
  'DOG:0',
  'DOG:151',
  'DOG:heavy',
  'DOG:',
  'DOG:5:6',
  'dog:5',
  'RESTRICTED',
  Array(6).fill('CAT').join('&pet='),
].map((pet) => `pet=${pet}`);
