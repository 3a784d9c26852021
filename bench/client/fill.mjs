// What a demo does not have: a thousand markers and lists of hundreds.
export const MARKERS = 1_000;
export const LONG_LIST = 300;
export const MEMBER = 'member@baldojang.example';
export const PASSWORD = 'Baldojang1!';

/** A member with as many favourites and reviews as that, and a place with as many reviews. */
export async function fillLists(query) {
  const [member] = await query('SELECT id FROM member WHERE email = $1', [MEMBER]);
  await query(
    `INSERT INTO favorite (member_id, facility_id)
     SELECT $1, id FROM facility WHERE latitude IS NOT NULL ORDER BY id LIMIT $2 ON CONFLICT DO NOTHING`,
    [member.id, MARKERS],
  );
  const [place] = await query('SELECT facility_id AS id FROM review GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1');
  await query(
    `INSERT INTO review (facility_id, member_id, content, rating, inserted_at)
     SELECT $1, author.ids[1 + n % cardinality(author.ids)], ${CONTENT}, 1 + n % 5, now() - n * interval '1 hour'
     FROM generate_series(1, $2::int) AS n, (SELECT array_agg(id ORDER BY id) AS ids FROM member) AS author`,
    [place.id, LONG_LIST],
  );
  await query(
    `INSERT INTO review (facility_id, member_id, content, rating, inserted_at)
     SELECT place.ids[1 + n % cardinality(place.ids)], $1, ${CONTENT}, 1 + n % 5, now() - n * interval '2 hours'
     FROM generate_series(1, $2::int) AS n, (SELECT array_agg(id ORDER BY id) AS ids FROM facility) AS place`,
    [member.id, LONG_LIST],
  );
  await query(
    `INSERT INTO review_tag (review_id, tag_id, position)
     SELECT review.id, tag.id, 0 FROM review, (SELECT min(id) AS id FROM tag) AS tag
     WHERE NOT EXISTS (SELECT FROM review_tag WHERE review_id = review.id)`,
  );
  return { memberId: member.id, facilityId: place.id };
}

/** Moves the member's favourites into the one view of a map at its nearest level: 9 pixels apart from south to north, 14 from west to east. */
export const crowdTogether = (query) =>
  query(
    `UPDATE facility SET latitude = 37.52 + (at % 20 - 10) * 2e-5, longitude = 127 + (at / 20 - 25) * 4e-5
     FROM (SELECT facility_id, row_number() OVER (ORDER BY facility_id) AS at
           FROM favorite JOIN member ON member.id = member_id WHERE email = $1) AS favourite
     WHERE id = facility_id`,
    [MEMBER],
  );

const CONTENT = `repeat('강아지와 함께 다녀왔어요. 물그릇도 있고 직원분들도 친절했습니다. ', 1 + n % 4)`;
