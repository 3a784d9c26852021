import type { LocalPerson } from './local-people';

const STYLE = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body {
    margin: 0; min-height: 100vh; padding: 24px 16px; display: grid; place-items: center; background: #FFFBF5; color: #2A2320;
    font: 16px/1.6 'Pretendard Variable', Pretendard, -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', NanumGothic, system-ui, sans-serif;
    word-break: keep-all; overflow-wrap: anywhere;
  }
  main { width: 100%; max-width: 440px; padding: 24px; background: #fff; border: 1px solid #EFE6DB; border-radius: 12px; box-shadow: 0 4px 16px rgb(42 35 32 / 8%); }
  .mark { display: inline-block; padding: 2px 10px; border-radius: 999px; background: #FFEDD5; color: #9A3412; font-size: 14px; font-weight: 600; }
  h1 { margin: 12px 0 8px; font-size: 20px; line-height: 1.4; }
  p { margin: 0 0 20px; color: #6B5F58; }
  ul { margin: 0 0 16px; padding: 0; list-style: none; display: grid; gap: 8px; }
  a { color: inherit; text-decoration: none; border-radius: 10px; }
  a:focus-visible { outline: 3px solid #C2410C; outline-offset: 2px; }
  .choice { display: grid; gap: 2px; padding: 12px 16px; border: 1px solid #8C7F76; }
  .choice:hover { border-color: #C2410C; background: #FFFBF5; }
  .choice small { color: #6B5F58; font-size: 14px; }
  .way-out { display: grid; place-items: center; min-height: 44px; color: #6B5F58; text-decoration: underline; }
`;

/** @param linkTo makes the address for a choice */
export function peoplePage(people: readonly LocalPerson[], linkTo: (choice: Record<string, string>) => string): string {
  const items = people.map(
    ({ id, nickName, note }) =>
      `<li><a class="choice" href="${escapeHtml(linkTo({ person: String(id) }))}"><strong>${escapeHtml(nickName)}</strong><small>${escapeHtml(note)}</small></a></li>`,
  );
  return page(
    '누구로 로그인할까요?',
    `<p>카카오 로그인이 설정되지 않은 시연용 서버예요. 아래 세 사람은 지어낸 사람이고, 비밀번호는 필요하지 않아요.</p>
    <ul>${items.join('')}</ul>
    <a class="way-out" href="${escapeHtml(linkTo({ cancel: '1' }))}">취소</a>`,
  );
}

export function refusalPage(publicUrl: string): string {
  return page(
    '로그인을 시작할 수 없습니다.',
    `<p>로그인 요청의 주소가 올바르지 않아요. 발도장의 로그인 화면에서 다시 시작해 주세요.</p>
    <a class="way-out" href="${escapeHtml(publicUrl)}/login">로그인 화면으로</a>`,
  );
}

/** No scripts and no external resources, as the server's security headers require. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <title>시연용 카카오 로그인 – 카카오가 아닙니다</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <span class="mark">시연용 카카오 로그인 – 카카오가 아닙니다</span>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
