/** Content of a share image. */
export interface ShareCard {
  /** Kind, on a coloured label. */
  label: { text: string; color: string } | null;
  /** Small text next to the label, such as the district. */
  note: string | null;
  title: string;
  /** Under the title: stars, or a line of text. */
  rating: { average: number; count: number } | null;
  line: string | null;
  /** Small lines at the bottom: conditions and hours of a place. */
  facts?: string;
  /** Path of the picture on this site. */
  photo: string | null;
}
