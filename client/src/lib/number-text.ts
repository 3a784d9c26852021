/** 12,345. Without Intl.NumberFormat and toLocaleString, whose first answer alone is a long task on a phone. */
export const numberText = (value: number) => String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
