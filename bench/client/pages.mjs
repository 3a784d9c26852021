// The pages that are measured, with what they need to be shown in full.

/** A place with many reviews and photos, an announcement with a picture. */
export async function measuredPages(query) {
  const [facility] = await query(
    `SELECT facility_id AS id FROM review JOIN review_image ON review_id = review.id GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  // Invented places are hidden from search engines, which would cost this page its SEO: it is measured as a real one.
  await query('UPDATE facility SET is_demo = false WHERE id = $1', [facility.id]);
  const [board] = await query('SELECT board_id AS id FROM board_file ORDER BY 1 LIMIT 1');
  return [
    { name: 'home', path: '/' },
    { name: 'map', path: '/KakaoMap' },
    { name: 'facility', path: `/facility/${facility.id}` },
    { name: 'latest reviews', path: '/review/latest' },
    { name: 'announcement', path: `/board/${board.id}` },
  ];
}
