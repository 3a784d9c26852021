import { Forbidden } from '../features/member/session/forbidden';

export const UnauthorizedPage = () => <Forbidden />;
