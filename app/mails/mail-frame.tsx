import type { ReactNode } from 'react';
import { formatVatNumber } from '#domain/money/vat-number.ts';
import { companyLine } from '#domain/shop/company-line.ts';
import type { ShownSettings } from '#domain/shop/shown-settings.ts';
import { PhoneNumber } from './phone-number.tsx';

/** Colours of the shop's theme, and darker grounds for readers at night. Classes, because mail programs rewrite inline colours. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #fbf1ef; }
.page { background: #fbf1ef; color: #221518; font: 16px/1.55 'Helvetica Neue', Arial, sans-serif; }
.card { background: #ffffff; }
.name, h1, h2 { font-family: Georgia, 'Times New Roman', serif; font-weight: 400; }
.name { color: #221518; font-size: 22px; text-decoration: none; letter-spacing: .02em; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 16px; }
h2 { font-size: 19px; line-height: 1.3; margin: 28px 0 8px; }
p { margin: 0 0 14px; }
a { color: #9c0f47; }
.soft { color: #5e4a4f; font-size: 14px; }
blockquote { border-left: 3px solid #e5cdd0; margin: 0 0 14px; padding: 0 0 0 14px; }
.button { background: #c2185b; border-radius: 999px; color: #ffffff; display: inline-block; font-weight: 700; padding: 13px 26px; text-decoration: none; }
table.lines { border-collapse: collapse; margin: 0 0 18px; width: 100%; }
table.lines th { font-size: 13px; font-weight: 700; text-align: left; }
table.lines th, table.lines td { border-bottom: 1px solid #eadfdc; padding: 9px 0; vertical-align: top; }
table.lines th:last-child, table.lines td:last-child { text-align: right; white-space: nowrap; }
table.lines tr.sum td { border-bottom: 0; padding: 5px 0; }
table.lines tr.total td { border-top: 1px solid #8a757a; font-size: 18px; font-weight: 700; padding-top: 10px; }
td { overflow-wrap: anywhere; }
@media (max-width: 480px) { .card { padding: 24px 18px !important; } h1 { font-size: 23px; } }
@media (prefers-color-scheme: dark) {
  body, .page { background: #1b1215 !important; color: #f3e9e6 !important; }
  .card { background: #271a1e !important; }
  .name { color: #f3e9e6 !important; }
  a { color: #ff9fc2 !important; }
  .button { color: #ffffff !important; }
  .soft { color: #c9b6b4 !important; }
  blockquote { border-color: #4a383d !important; }
  table.lines th, table.lines td { border-color: #4a383d !important; }
}`;

/** The frame of every mail: the shop's name above, its particulars below. Tables, because mail programs know no other layout. */
export function MailFrame({
  subject,
  shop,
  home,
  footer,
  children,
}: {
  subject: string;
  shop: ShownSettings;
  home: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <table role="presentation" className="page" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '28px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 600, tableLayout: 'fixed' }}
                >
                  <tbody>
                    <tr>
                      <td align="center" style={{ padding: '0 0 22px' }}>
                        <a className="name" href={home}>
                          {shop.shop.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td className="card" style={{ padding: '36px 40px', borderRadius: 16 }}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="soft" style={{ padding: '22px 12px', fontSize: 13 }}>
                        {footer}
                        <p>
                          <Particulars {...shop} />
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** What a trader must state in its letters (The Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015), as far as it is set. */
function Particulars({ shop, legal }: ShownSettings) {
  const facts = [
    legal.companyName || shop.name,
    legal.registeredOffice.replace(/\s*\n\s*/g, ', ') || shop.place,
    companyLine(legal.companyNumber),
    legal.vatNumber && `VAT number ${formatVatNumber(legal.vatNumber)}`,
    shop.supportEmail,
  ];
  return (
    <>
      {facts.filter(Boolean).join(' · ')}
      {shop.phone && (
        <>
          {' · '}
          <PhoneNumber number={shop.phone} />
        </>
      )}
    </>
  );
}
