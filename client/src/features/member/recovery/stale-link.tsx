import { ButtonLink } from '../../../components/button';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { STRINGS } from './strings';

/** A link that is used, replaced or too old, or an address without one. */
export const StaleLink = ({ text }: { text: string }) => (
  <Stack gap={4} role="alert">
    <h1>{STRINGS.staleTitle}</h1>
    <p>{text}</p>
    <ButtonLink to={paths.passwordForgot()}>{STRINGS.newLink}</ButtonLink>
  </Stack>
);
