import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';

/** A link that is shown once, to be copied where its mail does not arrive or none is sent. */
export function LinkOnce({ link, sendsMail }: { link: string; sendsMail: boolean }) {
  return (
    <div role="status" className="mb-5 grid gap-2 rounded-card bg-[#e6efe8] px-5 py-4 text-sm text-[#24563a]">
      <p className="font-semibold">
        {sendsMail
          ? 'The link is mailed to them too. It is shown only now and works once.'
          : 'No mail server is set up, so the link is not mailed: copy it and send it to them. It is shown only now and works once.'}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 break-all">{link}</code>
        <Button
          variant="outline"
          size="small"
          className="needs-script"
          onClick={() => void navigator.clipboard.writeText(link).then(() => showToast('Copied.'))}
        >
          Copy
        </Button>
      </p>
    </div>
  );
}
