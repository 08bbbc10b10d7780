import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { PICTURE_TYPES } from '#domain/pictures/picture.ts';
import { sendPicture } from './send-picture.ts';

type Sending = { id: number; name: string; part: number; message: string | null };

/** The server makes the sizes of two at a time. */
const AT_ONCE = 2;

let lastId = 0;

/** Adds pictures to the library by choosing, dropping, pasting or by URL; calls `onAdded` for each, in the order they were chosen. */
export function DropZone({
  label,
  multiple = false,
  onAdded,
}: {
  label: string;
  multiple?: boolean;
  onAdded: (url: string, fileName: string) => void;
}) {
  const id = useId();
  const [sending, setSending] = useState<Sending[]>([]);
  const [many, setMany] = useState<{ done: number; of: number } | null>(null);
  const [isOver, setOver] = useState(false);
  const [address, setAddress] = useState('');

  /** Returns the address of the picture; null where it could not be added, which is said. */
  async function send(what: File | string): Promise<string | null> {
    lastId += 1;
    const ticket = lastId;
    const name = typeof what === 'string' ? what : what.name || 'Pasted picture';
    const change = (fields: Partial<Sending>) =>
      setSending((all) => all.map((each) => (each.id === ticket ? { ...each, ...fields } : each)));
    setSending((all) => [...all, { id: ticket, name, part: 0, message: null }]);
    const sent = await sendPicture(what, (part) => change({ part }));
    if (!sent.ok) {
      change({ message: sent.message });
      return null;
    }
    setSending((all) => all.filter((each) => each.id !== ticket));
    return sent.url;
  }

  async function sendAll(files: Iterable<File>) {
    const chosen = multiple ? [...files] : [...files].slice(0, 1);
    setSending([]);
    for (let done = 0; done < chosen.length; done += AT_ONCE) {
      if (chosen.length > 1) setMany({ done, of: chosen.length });
      const together = chosen.slice(done, done + AT_ONCE);
      const urls = await Promise.all(together.map(send));
      for (const [place, url] of urls.entries()) if (url) onAdded(url, together[place]?.name ?? '');
    }
    setMany(null);
  }

  function sendAddress() {
    if (address.trim() === '') return;
    setSending([]);
    void send(address.trim()).then((url) => url && onAdded(url, ''));
    setAddress('');
  }

  return (
    <div className="needs-script grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are also done by choosing a file */}
      <div
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          void sendAll(event.dataTransfer.files);
        }}
        onPaste={(event: ClipboardEvent) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          void sendAll(event.clipboardData.files);
        }}
        className={`grid grid-cols-1 gap-2 rounded-xl border border-dashed p-4 text-center text-sm ${isOver ? 'border-plum bg-blush-soft' : 'border-line-strong'}`}
      >
        <label htmlFor={`${id}-file`} className="font-semibold">
          {label}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept={PICTURE_TYPES}
          multiple={multiple}
          className="mx-auto max-w-full text-sm file:mr-3 file:rounded-full file:border file:border-ink file:bg-transparent file:px-4 file:py-1.5 file:font-semibold"
          onChange={({ currentTarget }) => {
            void sendAll(currentTarget.files ?? []).then(() => {
              currentTarget.value = '';
            });
          }}
        />
        <p className="text-ink-soft">or drop it here, or paste it into the line below</p>
        <div className="flex gap-2">
          <input
            type="url"
            aria-label="Image URL"
            placeholder="https://… of a picture"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              sendAddress();
            }}
            className="field-control min-w-0 flex-1 text-sm"
          />
          <Button variant="outline" size="small" onClick={sendAddress}>
            Fetch
          </Button>
        </div>
      </div>
      {many && (
        <p role="status" className="text-sm font-semibold">
          {Math.min(many.done + 1, many.of)} of {many.of}
        </p>
      )}
      <ul aria-live="polite" className="grid gap-2 text-sm empty:hidden">
        {sending.map(({ id: ticket, name, part, message }) => (
          <li key={ticket} className="grid gap-1">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            {message ? (
              <span className="field-error">{message}</span>
            ) : (
              <progress value={part} max={1} aria-label={`Taking in ${name}`} className="sending-bar" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
