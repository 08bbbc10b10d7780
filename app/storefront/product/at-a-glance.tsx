import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { Features } from './features.tsx';
import type { ShownProduct } from './shown-product.ts';

/** Type and attributes, each a link to what else has it, and what the product is praised for. */
export default function AtAGlance({ product }: { product: ShownProduct }) {
  if (!product.type && product.attributes.length + product.features.length === 0) return null;
  return (
    <div className="grid gap-6">
      <Attributes product={product} />
      <Features features={product.features} />
    </div>
  );
}

function Attributes({ product: { type, attributes, category } }: { product: ShownProduct }) {
  const facts = attributes.map(({ slug, name, values }) => ({
    name,
    links: values.map((value) => ({
      name: value.name,
      to: paths.attributeInCategory(category.slug, slug, value.slug),
    })),
  }));
  if (type)
    facts.unshift({
      name: 'Type',
      links: [{ name: type.name, to: paths.typesInCategory(category.slug, type.slug) }],
    });
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="mb-3 font-display text-lg leading-snug">
        At a glance
      </h2>
      <dl className="at-a-glance">
        {facts.map(({ name, links }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="flex flex-wrap gap-x-3">
              {links.map((link) => (
                <Link key={link.to} to={link.to}>
                  {link.name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
