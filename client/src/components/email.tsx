import { Fragment } from 'react';
import { emailText } from '../lib/email-text';

/** An e-mail in a narrow cell breaks at its parts. */
export const Email = ({ address }: { address: string }) => (
  <span key={address} translate="no">
    {emailText(address)
      .split(/(?=@)|(?<=\.)/)
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </span>
);
