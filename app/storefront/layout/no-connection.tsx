import { NO_CONNECTION_ID } from '#app/script-delivery/say-no-connection.ts';
import { NO_CONNECTION, NO_CONNECTION_TEXT } from './offline-words.ts';

/** The words of `OfflineState` while its script is not here. */
export function NoConnection() {
  return (
    <p id={NO_CONNECTION_ID} role="alert" className="wrap py-16">
      {NO_CONNECTION}. {NO_CONNECTION_TEXT}
    </p>
  );
}
