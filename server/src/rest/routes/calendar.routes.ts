import { z } from 'zod';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { CalendarDataDocument } from '../documents/calendar.generated';
import { integer } from '../parameters';
import { type Route, route } from '../route';

const { firstYear, lastYear } = CALENDAR_RULES;
const { rating } = REVIEW_RULES;
const day = z.iso.date().describe('서울의 날짜');

const example = {
  holidays: { '2025-08-15': { name: '광복절', description: '' } },
  reviews: [
    {
      id: 512,
      date: '2025-08-03',
      placeName: '멍멍카페 연남점',
      facilityName: '멍멍카페 연남점',
      facilityId: 128,
      rating: 5,
      content: '물그릇을 먼저 챙겨 주셨어요.',
    },
  ],
};

const calendarData = z
  .strictObject({
    holidays: z
      .record(
        day,
        z.strictObject({
          name: z.string().describe('공휴일의 이름'),
          description: z.string().describe('설명. 없으면 빈 문자열.'),
        }),
      )
      .describe('날짜별 공휴일'),
    reviews: z
      .array(
        z.strictObject({
          id: z.int32().min(1).describe('리뷰의 번호'),
          date: day,
          placeName: z.string().describe('다녀온 장소의 이름'),
          facilityName: z.string().describe('placeName과 같은 값'),
          facilityId: z.int32().min(1).describe('다녀온 장소'),
          rating: z.int().min(rating.min).max(rating.max).describe('별점'),
          content: z.string().describe('리뷰의 글'),
        }),
      )
      .describe('자신이 쓴 리뷰'),
  })
  .meta({ id: 'CalendarData', description: '공휴일과 자신이 쓴 리뷰', examples: [example] });

export const CALENDAR_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/calendar/data',
    tag: '캘린더',
    summary: '공휴일과 자신이 쓴 리뷰',
    description: '한 달, month가 없으면 한 해.',
    query: z.object({
      year: integer({ min: firstYear, max: lastYear }).meta({ description: '해', examples: [2025] }),
      month: integer({ min: 1, max: 12 })
        .optional()
        .meta({ description: '달. 없으면 한 해.', examples: [8] }),
    }),
    document: CalendarDataDocument,
    variables: ({ query }) => query,
    replySchema: calendarData,
    reply: ({ holidays, viewerReviewDays }) => ({
      holidays: Object.fromEntries(holidays.map(({ date, name, description }) => [date, { name, description }])),
      reviews: viewerReviewDays.flatMap(({ date, reviews }) =>
        reviews.map(({ id, rating, content, facility }) => ({
          id: Number(id),
          date,
          placeName: facility.name,
          facilityName: facility.name,
          facilityId: Number(facility.id),
          rating,
          content,
        })),
      ),
    }),
  }),
];
