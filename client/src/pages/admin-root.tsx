import { Outlet } from 'react-router';
import { Redirect } from '../components/redirect';
import { AdminFrame } from '../features/admin/frame/admin-frame';
import { STRINGS } from '../features/admin/frame/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { paths } from '../lib/paths';

/** Around every page for administrators; the server refuses everybody else as well. */
export function AdminRoot() {
  return (
    <MembersOnly>
      {({ authNames }) =>
        authNames.includes('admin') ? (
          <AdminFrame>
            <Outlet />
          </AdminFrame>
        ) : (
          <Redirect to={paths.login()} warning={STRINGS.forAdmins} />
        )
      }
    </MembersOnly>
  );
}
