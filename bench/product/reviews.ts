import type { DataSource } from 'typeorm';

/**
 * Adds invented members, reviews, tags and likes to existing places, in SQL. A few places get most reviews. The product's triggers count
 * the ratings.
 */
export async function fillWithReviews(dataSource: DataSource, count: number): Promise<void> {
  const members = Math.max(50, Math.round(count / 20));
  await dataSource.query(
    `INSERT INTO member (email, nick_name, password_hash)
     SELECT 'member-' || n || '@baldojang.example', '이웃' || n, 'none' FROM generate_series(1, $1::int) AS n`,
    [members],
  );
  await dataSource.query(
    `INSERT INTO review (facility_id, member_id, content, rating, inserted_at)
     SELECT place.ids[1 + floor(power(n * 0.6180339887 % 1, 3) * cardinality(place.ids))::int],
            author.ids[1 + n % cardinality(author.ids)],
            repeat('강아지와 함께 다녀왔어요. 물그릇도 있고 직원분들도 친절했습니다. ', 1 + n % 4),
            1 + (n * 7 % 13) % 5,
            now() - n * interval '7 minutes'
     FROM generate_series(1, $1::int) AS n,
          (SELECT array_agg(id ORDER BY id) AS ids FROM facility) AS place,
          (SELECT array_agg(id ORDER BY id) AS ids FROM member) AS author`,
    [count],
  );
  await dataSource.query(`INSERT INTO tag (name) SELECT '태그' || n FROM generate_series(1, 60) AS n`);
  await dataSource.query(
    `INSERT INTO review_tag (review_id, tag_id, position)
     SELECT review.id, tag.id, tag.position
     FROM review, LATERAL (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS position FROM tag WHERE (tag.id + review.id) % 30 = 0
     ) AS tag`,
  );
  await dataSource.query(
    `INSERT INTO review_like (review_id, member_id)
     SELECT review.id, author.ids[1 + (review.id * 31 + n * 17) % cardinality(author.ids)]
     FROM review, generate_series(1, 3) AS n, (SELECT array_agg(id ORDER BY id) AS ids FROM member) AS author
     WHERE review.id % 4 < n
     ON CONFLICT DO NOTHING`,
  );
  await dataSource.query('ANALYZE');
}
