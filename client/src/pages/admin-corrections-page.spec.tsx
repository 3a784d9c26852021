import { screen, within } from '@testing-library/react';
import { makeFacility } from '../../test/make-facility';
import { makeMember } from '../../test/make-member';
import { openAdmin, tableRows } from '../../test/open-admin';

const facility = makeFacility({ id: '7', name: '달빛 산책 카페' });

it('shows value, data and proposal, and accepts another value with a reason', async () => {
  const corrections = [
    {
      ...{ id: '3', field: 'PHONE' as const, value: '02-2', source: '전화했어요.', status: 'PENDING' as const, decidedAt: null },
      ...{ currentValue: '02-1', dataValue: null, dataEdition: '2025-03-24', isCorrected: true },
      ...{ insertedAt: '2026-03-01T03:34:00.000Z', facility, member: null },
    },
  ];
  const view = openAdmin('/admin/correction/list', {
    corrections: () => ({ items: corrections.slice(), totalCount: corrections.length }),
    acceptCorrection: () => ({ ...corrections.shift()!, status: 'ACCEPTED' }),
  });
  const [row] = await tableRows('정보 수정 제안');
  for (const text of ['02-1', '없음', '2025-03-24 자료', '02-2', '전화했어요.'])
    expect(within(row!).getByText(text)).toBeVisible();
  await view.user.click(within(row!).getByRole('button', { name: '달빛 산책 카페, 전화번호 제안 받아들이기' }));
  const form = within(await screen.findByRole('dialog'));
  await view.user.click(form.getByRole('button', { name: '받아들이기' }));
  expect(await form.findByText('사유를 입력해 주세요.')).toBeVisible();
  await view.user.clear(form.getByLabelText('장소에 쓸 값 (비우면 없음)'));
  await view.user.type(form.getByLabelText('장소에 쓸 값 (비우면 없음)'), '02-3');
  await view.user.type(form.getByLabelText('사유'), '확인함');
  await view.user.click(form.getByRole('button', { name: '받아들이기' }));
  expect(await screen.findByText('확인을 기다리는 제안이 없습니다.')).toBeVisible();
  expect(view.asked('acceptCorrection')).toEqual([
    { input: { id: '3', value: '02-3', source: '전화했어요.', reason: '확인함' } },
  ]);
});

it('decides where a newer edition differs', async () => {
  const conflicts = [
    {
      ...{
        id: '7:PARKING',
        field: 'PARKING' as const,
        value: 'N',
        source: '다녀왔어요.',
        acceptedAt: '2026-03-01T03:34:00.000Z',
      },
      ...{ dataValue: 'Y', dataEdition: '2026-05-01', conflictSince: '2026-05-02T00:00:00.000Z', facility },
    },
  ];
  const view = openAdmin('/admin/correction/list?view=conflicts', {
    correctionConflicts: () => ({ items: conflicts.slice(), totalCount: conflicts.length }),
    dropCorrection: () => {
      conflicts.pop();
      return facility;
    },
  });
  const [row] = await tableRows('자료와 다른 정보');
  for (const text of ['불가', '가능', '2026-05-01 자료']) expect(within(row!).getByText(text)).toBeVisible();
  await view.user.click(within(row!).getByRole('button', { name: '달빛 산책 카페, 주차 자료를 따르기' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText('장소에 쓸 값 (비우면 없음)')).not.toBeInTheDocument();
  await view.user.type(form.getByLabelText('사유'), '확인함');
  await view.user.click(form.getByRole('button', { name: '자료를 따르기' }));
  expect(await screen.findByText('자료와 다른 정보가 없습니다.')).toBeVisible();
  expect(view.asked('dropCorrection')).toEqual([{ input: { facilityId: '7', field: 'PARKING', reason: '확인함' } }]);
});

it('shows decided proposals apart, with who decided and why, without buttons', async () => {
  const decided = {
    ...{ id: '3', field: 'PHONE' as const, value: '02-2', source: '전화했어요.', status: 'REFUSED' as const },
    ...{ currentValue: '02-1', dataValue: null, dataEdition: null, isCorrected: false, decidedAt: '2026-03-02T03:34:00.000Z' },
    ...{ decisionReason: '확인되지 않음', decidedBy: makeMember({ id: '4', email: 'b@b.kr', nickName: '지킴이' }) },
    ...{ insertedAt: '2026-03-01T03:34:00.000Z', facility, member: null },
  };
  const view = openAdmin('/admin/correction/list', {
    corrections: ({ status }) => (status === 'REFUSED' ? { items: [decided], totalCount: 1 } : { items: [], totalCount: 0 }),
  });
  expect(await screen.findByText('확인을 기다리는 제안이 없습니다.')).toBeVisible();
  await view.user.click(screen.getByTitle('거절'));
  const [row] = await tableRows('정보 수정 제안');
  for (const text of ['2026-03-02 처리', '확인되지 않음']) expect(within(row!).getByText(text)).toBeVisible();
  expect(within(row!).getByRole('link', { name: '관리자 지킴이' })).toHaveAttribute('href', '/member?email=b%40b.kr');
  expect(within(row!).queryByRole('button')).not.toBeInTheDocument();
  await view.user.click(screen.getByTitle('받아들임'));
  expect(await screen.findByText('받아들인 제안이 없습니다.')).toBeVisible();
});
