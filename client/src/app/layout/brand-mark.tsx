/** The paw stamp. Beside the product's name, which says what it is. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} />;
}
