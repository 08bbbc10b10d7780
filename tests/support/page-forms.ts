export type PageForm = {
  /** Where it is posted to. */
  action: string;
  /** Every control with its value, as a browser sends it without a press on a named button. */
  fields: [name: string, value: string][];
  /** Named buttons, of which one is pressed. */
  buttons: [name: string, value: string][];
  /** The values of each list to choose from: selects, radio buttons, ticks and hidden fields. */
  choices: Map<string, string[]>;
};

/** The forms of a page that write. */
export function formsOf(html: string, address: string): PageForm[] {
  const pieces = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  return pieces.flatMap(([whole, attributes = '', body = '']) => {
    if (attributeOf(attributes, 'method') !== 'post') return [];
    const id = attributeOf(attributes, 'id');
    const outside = id ? controlsOf(html.replace(whole, '')).filter(({ form }) => form === id) : [];
    const controls = [...controlsOf(body).filter(({ form }) => !form || form === id), ...outside];
    const choices = new Map<string, string[]>();
    for (const { name, values } of controls.filter(({ values }) => values.length > 0))
      choices.set(name, [...(choices.get(name) ?? []), ...values]);
    return {
      action: attributeOf(attributes, 'action') || address,
      fields: controls.flatMap(({ name, sent }): [string, string][] => (sent === null ? [] : [[name, sent]])),
      buttons: controls.flatMap(({ name, button }): [string, string][] =>
        button === null ? [] : [[name, button]],
      ),
      choices,
    };
  });
}

type Control = { name: string; form: string; sent: string | null; button: string | null; values: string[] };

const CONTROL = /<(input|button|textarea|select)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g;

function controlsOf(html: string): Control[] {
  return [...html.matchAll(CONTROL)].flatMap(([, tag = '', attributes = '', body = '']) => {
    const name = attributeOf(attributes, 'name');
    const inner = tag === 'input' ? controlsOf(body) : [];
    return name ? [controlOf(tag, name, attributes, body), ...inner] : inner;
  });
}

function controlOf(tag: string, name: string, attributes: string, body: string): Control {
  const control = { name, form: attributeOf(attributes, 'form'), sent: null, button: null, values: [] };
  const value = attributeOf(attributes, 'value');
  const type = attributeOf(attributes, 'type');
  if (tag === 'button' || type === 'submit') return { ...control, button: value };
  if (tag === 'textarea') return { ...control, sent: unescaped(body) };
  if (tag === 'select') {
    const options = [...body.matchAll(/<option\b([^>]*)>([^<]*)/g)].map(([, own = '', text = '']) => ({
      value: /\bvalue="/.test(own) ? attributeOf(own, 'value') : unescaped(text),
      isChosen: /\bselected\b/.test(own),
    }));
    const sent = (options.find(({ isChosen }) => isChosen) ?? options[0])?.value ?? '';
    return { ...control, sent, values: options.map((option) => option.value) };
  }
  if (type === 'checkbox' || type === 'radio')
    return {
      ...control,
      sent: /\bchecked\b/.test(attributes) ? value || 'on' : null,
      values: [value || 'on'],
    };
  if (type === 'hidden') return { ...control, sent: value, values: [value] };
  return { ...control, sent: value };
}

function attributeOf(attributes: string, name: string): string {
  return unescaped(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
