import { z } from 'zod';
import { CALENDAR_RULES } from '../../shared/calendar-rules';
import { CalendarDataDocument } from '../documents/calendar.generated';
import { integer } from '../parameters';
import { type Route, route } from '../route';

const { firstYear, lastYear } = CALENDAR_RULES;
const day = z.string().meta({ description: '서울의 날짜', examples: ['2025-08-15'] });

const calendarData = z
  .strictObject({
    holidays: z.record(day, z.strictObject({ name: z.string(), description: z.string() })).describe('날짜별 공휴일'),
    reviews: z.array(
      z.strictObject({
        id: z.int(),
        date: day,
        placeName: z.string(),
        facilityName: z.string().describe('placeName과 같은 값'),
        facilityId: z.int(),
        rating: z.int(),
        content: z.string(),
      }),
    ),
  })
  .meta({ id: 'CalendarData' });

export const CALENDAR_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/calendar/data',
    tag: '캘린더',
    summary: '공휴일과 자신이 쓴 리뷰',
    description: '한 달, month가 없으면 한 해.',
    query: z.object({
      year: integer({ min: firstYear, max: lastYear }).meta({ description: '해', examples: [2025] }),
      month: integer({ min: 1, max: 12 }).optional().meta({ description: '달. 없으면 한 해.' }),
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
