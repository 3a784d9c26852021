import { EntryConditionKind, type EntryPolicy } from '@baldojang/rules/entry/entry-policy';
import { z } from 'zod';

const species = z
  .enum(['DOG', 'CAT', 'RABBIT', 'BIRD', 'SMALL_MAMMAL', 'REPTILE', 'OTHER'])
  .describe('동물의 종류 (GraphQL의 PetSpecies)');
const size = z.enum(['SMALL', 'MEDIUM', 'LARGE']).describe('크기: 10kg까지, 25kg까지, 그 위 (GraphQL의 PetSize)');
const kilograms = z.number().nullable();
const bound = z
  .strictObject({
    min: kilograms.describe('가장 작은 무게 (kg). null이면 정하지 않았습니다.'),
    isMinIncluded: z.boolean().describe('min을 포함하는지'),
    max: kilograms.describe('가장 큰 무게 (kg). null이면 정하지 않았습니다.'),
    isMaxIncluded: z.boolean().describe('max를 포함하는지'),
  })
  .describe('무게의 범위');
const sizes = z
  .array(
    z.strictObject({
      size,
      bound: bound.nullable().describe('크기와 함께 적힌 무게. 크기보다 앞섭니다.'),
      isDoubtful: z.boolean().describe('무게가 분명하지 않은 부분 (예: 초소형)인지'),
    }),
  )
  .describe('크기. 비어 있으면 모든 크기입니다.');
const who = z
  .strictObject({
    species: z.array(species).nullable().describe('동물의 종류. null이면 모든 종류입니다.'),
    sizes,
    bound: bound.nullable(),
    isRestrictedBreed: z.boolean().describe('맹견만인지'),
  })
  .describe('어떤 동물에게 해당하는지');
const when = z
  .strictObject({
    days: z
      .array(z.enum(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'HOLIDAY']))
      .nullable()
      .describe('요일과 공휴일. null이면 모든 날입니다.'),
    minutes: z
      .tuple([z.number(), z.number()])
      .nullable()
      .describe('하루의 몇 분부터 몇 분 전까지. 끝이 시작보다 크지 않으면 다음 날입니다. null이면 하루 내내입니다.'),
  })
  .describe('언제 해당하는지');

const read = { quote: z.string().describe('읽은 글 그대로'), when: when.nullable().describe('null이면 언제나입니다.') };
/** One kind of rule. */
const rule = <Type extends string, Shape extends z.ZodRawShape>(type: Type, description: string, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...read, ...shape }).describe(description);

const rules = z.discriminatedUnion('type', [
  rule('EVERYONE', '모든 동물이 들어갈 수 있습니다.', {}),
  rule('NOBODY', '들어갈 수 없습니다.', {
    reason: z.enum(['NOT_FRIENDLY', 'FORBIDDEN', 'GUIDE_DOGS_ONLY']).describe('동반 불가, 금지, 안내견만'),
  }),
  rule('OPEN_ONLY', '`when`에만 들어갈 수 있습니다.', { who: who.nullable() }),
  rule('SPECIES', '들어갈 수 있는 종류', {
    species: z.array(species).describe('들어갈 수 있는 종류'),
    doubtful: z.array(species).describe('글만으로는 분명하지 않은 종류'),
    isOpen: z.boolean().describe('다른 종류도 될 수 있는지 (등, 기타)'),
    isExclusive: z.boolean().describe('이 종류만 되는지'),
  }),
  rule('SIZES', '들어갈 수 있는 개의 크기', {
    sizes,
    isExclusive: z.boolean().describe('이 크기만 되는지'),
    isOpen: z.boolean().describe('다른 크기도 될 수 있는지'),
    isPermission: z.boolean().describe('모두 가능과 함께라면 제한이 아닌지'),
  }),
  rule('WEIGHT', '들어갈 수 있는 무게', {
    species: z.array(species).nullable().describe('null이면 개입니다.'),
    bound,
    isTotal: z.boolean().describe('모두 더한 무게인지'),
    isLength: z.boolean().describe('무게가 아니라 키나 길이인지'),
  }),
  rule('BAN', '들어갈 수 없는 동물', {
    who,
    impliesOtherDogs: z.boolean().describe('다른 개는 들어갈 수 있다는 뜻인지'),
    isDoubtful: z.boolean().describe('알지 못하는 말이 범위를 좁힐 수 있는지'),
  }),
  rule('COUNT', '함께 들어갈 수 있는 마릿수', {
    max: z.number().describe('가장 많은 마릿수'),
    isPerPerson: z.boolean().describe('한 사람마다인지'),
    who: who.nullable(),
  }),
  rule('DEMAND', '지켜야 하는 조건', {
    kind: z.enum(EntryConditionKind).describe('조건의 종류 (GraphQL의 EntryConditionKind)'),
    who: who.nullable(),
    text: z.string().nullable().describe('종류보다 자세한 글'),
    note: z.string().nullable().describe('조건이 해당하는 곳이나 때'),
    group: z.number().nullable().describe('번호가 같은 조건은 그 가운데 하나만 지키면 됩니다.'),
    isForOthers: z.boolean().describe('`who`가 아닌 동물에게 해당하는지'),
  }),
]);

/** What was read from the texts of entry, with the words it came from. */
export const entrySchema = z.strictObject({
  isFriendly: z.boolean().nullable().describe('반려동물과 함께 들어갈 수 있는지. null이면 알 수 없습니다.'),
  rules: z.array(rules).describe('글에서 읽은 규칙'),
  residue: z.array(z.string()).describe('읽지 못한 글. 있으면 들어가기 전에 물어봐야 합니다.'),
}) satisfies z.ZodType<Omit<EntryPolicy, 'version'>>;
