import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { paths } from '../../../lib/paths';

const STRINGS = { toHome: '처음으로' };

/** Shown instead of a page: says why, and leads home. */
export const PageNotice = ({ action, ...rest }: Omit<ComponentProps<typeof EmptyState>, 'titleAs'>) => (
  <EmptyState
    titleAs="h1"
    {...rest}
    action={
      <>
        {action}
        <ButtonLink variant={action ? 'secondary' : 'primary'} to={paths.home()}>
          {STRINGS.toHome}
        </ButtonLink>
      </>
    }
  />
);
