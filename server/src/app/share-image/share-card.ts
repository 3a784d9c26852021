/** What a share image shows. */
export interface ShareCard {
  /** What kind of thing it is, on a coloured label. */
  label: { text: string; color: string } | null;
  /** Small, beside the label, such as the district. */
  note: string | null;
  title: string;
  /** Under the title: stars, or a line where there is nothing to rate. */
  rating: { average: number; count: number } | null;
  line: string | null;
  /** Smaller, at the foot: conditions and hours of a place. */
  facts?: string;
  /** Address on this site of a picture to be seen beside it all. */
  photo: string | null;
}
