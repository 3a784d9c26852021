import { pipeline } from 'node:stream/promises';
import type { AccountExportService } from '../../modules/account/account-export.service';
import { AppError } from '../../shared/errors';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import type { Logger } from '../../shared/logger';
import type { RequestContext } from '../../shared/request-context';
import { seoulDate } from '../../shared/text/seoul-time';

/** POST with a token: no link, form or cache leads to it. */
export function sendAccountExport(
  accountExports: AccountExportService,
  contextOf: (req: WebRequest) => Promise<RequestContext>,
  log: Logger,
): Handler {
  return async function accountExport(req, res) {
    const { viewer } = await contextOf(req);
    if (!viewer) throw new AppError('UNAUTHENTICATED', '로그인이 필요합니다.');
    const zip = await accountExports.start(viewer);
    res.setHeader('Content-Type', 'application/zip');
    res.setHeader('Content-Disposition', `attachment; filename="baldojang-${seoulDate(new Date())}.zip"`);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // The connection breaks on a failure: what was sent so far is no valid zip.
    await pipeline(zip, res).catch((error: unknown) => log.warn({ err: error }, 'an export was not sent to its end'));
  };
}
