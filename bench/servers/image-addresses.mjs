// Addresses of pictures (server/src/modules/file/file-address.ts).
const EXTENSION = /\.([a-z][a-z0-9]{1,4})$/i;

export const smallAddress = ({ key, name }, size) =>
  `/files/${key}/${size}/${encodeURIComponent(`${name.replace(EXTENSION, '')}.webp`)}`;

export const fullAddress = ({ key, name }) => `/files/${key}/${encodeURIComponent(name)}`;
