import { defaultAnswers } from '../../../test/default-answers';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderApp } from '../../../test/render-app';

it('offers the way past the menu as the first thing the keyboard meets', async () => {
  const { user } = renderApp('/');
  await user.tab();
  const skip = screen.getByRole('link', { name: '본문으로 건너뛰기' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('moves the keyboard to the new page and names it', async () => {
  const { user } = renderApp('/');
  await user.click(screen.getByRole('link', { name: '소개' }));
  expect(await screen.findByRole('heading', { level: 1, name: '문 앞에서 돌아서지 않도록' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('소개 | 발도장');
});

it('leaves the keyboard alone on the first page', async () => {
  renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).toHaveFocus();
});

it.each(['/ABOUT', '/About/'])('finds %s whatever its case', async (path) => {
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: '문 앞에서 돌아서지 않도록' })).toBeVisible();
});

it('marks the places kept for advertisements', () => {
  renderApp('/');
  for (const name of ['왼쪽 광고 자리', '오른쪽 광고 자리'])
    expect(screen.getByRole('complementary', { name })).toHaveTextContent('광고 자리');
});

describe('the footer', () => {
  it('names source, edition and licences', async () => {
    renderApp('/');
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => expect(footer).toHaveTextContent('한국문화정보원'));
    expect(footer).toHaveTextContent('2025-03-24 기준');
    expect(footer).toHaveTextContent('코드 MIT');
    expect(footer).toHaveTextContent('SIL Open Font License');
    expect(screen.getByRole('link', { name: '전국 반려동물 동반 가능 문화시설 위치 데이터' })).toHaveAttribute(
      'href',
      'https://www.data.go.kr/data/15111389/fileData.do',
    );
  });

  it('says plainly that the places are invented', async () => {
    renderApp('/', {
      resolvers: {
        facilityDataset: () => ({ ...defaultAnswers.facilityDataset(), isDemo: true, edition: null, facilityCount: 3012 }),
      },
    });
    await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('시연용으로 지어낸 장소 3,012곳'));
  });

  it('fails on its own', async () => {
    renderApp('/about', {
      resolvers: {
        facilityDataset: () => {
          throw new GraphQLError('지금은 자료를 읽을 수 없습니다.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
        },
      },
    });
    await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('장소 정보의 출처를 불러오지 못했어요.'));
    expect(screen.getByRole('heading', { level: 1, name: '문 앞에서 돌아서지 않도록' })).toBeVisible();
  });
});
