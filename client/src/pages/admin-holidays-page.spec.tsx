import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeHoliday } from '../../test/make-inquiry';
import { refusal } from '../../test/make-member';
import { openAdmin, tableRows } from '../../test/open-admin';
import type { CreateHolidayInput, Holiday, UpdateHolidayInput } from '../graphql/types.generated';

const TAKEN = '그날의 공휴일이 이미 있습니다.';
const PATH = '/admin/holidays?year=2026';

/** As the server does: one for each day. */
function answering(holidays: Holiday[]): RootResolvers {
  return {
    holidays: ({ year }: { year: number }) =>
      holidays.filter(({ date }) => date.startsWith(`${year}-`)).sort((one, other) => (one.date < other.date ? -1 : 1)),
    createHoliday: ({ input }: { input: CreateHolidayInput }) => {
      if (holidays.some(({ date }) => date === input.date)) throw refusal('CONFLICT', TAKEN, { date: TAKEN });
      const { date, name, description } = input;
      const made = makeHoliday({ id: '99', date, name, description: description ?? '', isOfficial: false });
      holidays.push(made);
      return made;
    },
    updateHoliday: ({ input: { id, name, description } }: { input: UpdateHolidayInput }) => {
      const holiday = holidays.find((one) => one.id === id)!;
      return Object.assign(holiday, { name, description });
    },
    deleteHoliday: ({ input: { id } }: { input: { id: string } }) => {
      holidays.splice(
        holidays.findIndex((one) => one.id === id),
        1,
      );
      return id;
    },
  };
}
const year2026 = () => [
  makeHoliday({ id: '2', date: '2026-05-05', name: '어린이날' }),
  makeHoliday({ id: '1', date: '2026-01-01', name: '신정' }),
];
const texts = async () =>
  (await tableRows('공휴일')).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 5)
      .map(({ textContent }) => textContent),
  );

it('shows the days of a year, and other years', async () => {
  const { user, address } = openAdmin(PATH, answering(year2026()));
  expect(await texts()).toEqual([
    ['2026-01-01', '목', '신정', '공식', ''],
    ['2026-05-05', '화', '어린이날', '공식', ''],
  ]);
  await user.click(screen.getByRole('link', { name: '2027년 보기' }));
  expect(address()).toBe('/admin/holidays?year=2027');
  expect(await screen.findByText('2027년의 공휴일이 없습니다.')).toBeVisible();
});

it('adds a day, says when there is one already, and goes to its year', async () => {
  const { user, address, asked } = openAdmin(PATH, answering(year2026()));
  await tableRows('공휴일');
  await user.click(screen.getByRole('button', { name: '공휴일 추가' }));
  const dialog = within(await screen.findByRole('dialog', { name: '공휴일 추가' }));
  fireEvent.change(dialog.getByLabelText('날짜'), { target: { value: '2026-05-05' } });
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await dialog.findByText('이름은 1자 이상 50자 이하로 입력하세요.')).toBeVisible();
  expect(asked('createHoliday')).toEqual([]);

  await user.type(dialog.getByLabelText('이름'), '임시공휴일');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(dialog.getByLabelText('날짜')).toHaveAccessibleDescription(TAKEN));
  expect(dialog.getByLabelText('이름')).toHaveValue('임시공휴일');

  fireEvent.change(dialog.getByLabelText('날짜'), { target: { value: '2027-03-03' } });
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('공휴일을 저장했습니다.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/holidays?year=2027'));
  await waitFor(async () => expect(await texts()).toEqual([['2027-03-03', '수', '임시공휴일', '직접 추가', '']]));
});

it('changes the name, but not the day', async () => {
  const { user, asked } = openAdmin(PATH, answering(year2026()));
  await user.click(await screen.findByRole('button', { name: '어린이날 수정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '공휴일 수정' }));
  expect(dialog.getByLabelText('날짜')).toHaveAttribute('readonly');
  await user.type(dialog.getByLabelText('이름'), ' 대체');
  await user.type(dialog.getByLabelText('설명 (선택)'), '겹친 날');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('어린이날 대체')).toBeVisible();
  expect(asked('updateHoliday')).toEqual([{ input: { id: '2', name: '어린이날 대체', description: '겹친 날' } }]);
});

it('deletes a day after asking', async () => {
  const { user } = openAdmin(PATH, answering(year2026()));
  await user.click(await screen.findByRole('button', { name: '신정 삭제' }));
  const dialog = within(await screen.findByRole('dialog', { name: '공휴일을 삭제할까요?' }));
  expect(dialog.getByText(/2026-01-01 ‘신정’/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('공휴일을 삭제했습니다.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('신정')).not.toBeInTheDocument());
  expect(screen.getByText('어린이날')).toBeVisible();
});
