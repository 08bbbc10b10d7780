import type { CardWithVariants } from '#database/queries/catalogue/product-rows.ts';
import type { ShippingTerms } from '#domain/cart/shipping.ts';
import type { Product, Variant } from '#domain/catalogue/product.ts';
import { discountBadge } from '#domain/money/discount.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import { vatIncludedPence } from '#domain/money/vat.ts';
import type { Order } from '#domain/order/order.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import type { PricedCart } from '#operations/catalogue/price-cart.ts';

/** The JSON API speaks the spec's words and decimal pounds; inside, the shop keeps pence. */
export function cardView(product: CardWithVariants) {
  const perUnit = unitPrice(product.pricePence, product.amount, product.unit);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    category: product.category.name,
    price: penceToPounds(product.pricePence),
    originalPrice: pounds(product.originalPricePence),
    discount: discountBadge(product),
    imageUrl: product.imageUrl,
    stock: product.stock,
    featured: product.featured,
    rating: product.rating,
    reviewCount: product.reviewCount,
    amount: product.amount,
    unit: product.unit,
    unitPrice: perUnit && formatUnitPrice(perUnit),
    variants: product.variants.map(variantView),
  };
}

export function productView(product: Product) {
  return {
    ...cardView(product),
    description: product.description,
    pictures: product.pictures.map(({ url, alt }) => ({ url, alt })),
    features: product.features,
    howToUse: product.howToUse,
    ingredients: product.ingredients,
    warnings: product.warnings,
    periodAfterOpeningMonths: product.periodAfterOpeningMonths,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  };
}

function variantView(variant: Variant) {
  return {
    name: variant.name,
    sku: variant.sku,
    barcode: variant.barcode,
    price: penceToPounds(variant.pricePence),
    originalPrice: pounds(variant.originalPricePence),
    stock: variant.stock,
    imageUrl: variant.imageUrl,
    ...(variant.shade ? { shade: variant.shade } : {}),
  };
}

/** An order as the shopper who placed it may see it. */
export function orderView(order: Order) {
  return {
    orderNumber: order.orderNumber,
    items: order.lines.map((line) => ({
      id: line.productId,
      variant: line.variant,
      name: line.name,
      brand: line.brand,
      price: penceToPounds(line.unitPricePence),
      quantity: line.quantity,
      lineTotal: penceToPounds(line.linePence),
      image: line.imageUrl ?? '',
    })),
    subtotal: penceToPounds(order.subtotalPence),
    shipping: penceToPounds(order.shippingPence),
    total: penceToPounds(order.totalPence),
    vatIncluded:
      order.vatRatePercent === null
        ? null
        : penceToPounds(vatIncludedPence(order.totalPence, order.vatRatePercent)),
    paymentMethod: order.paymentMethod,
    card: order.card,
    isTestCard: order.isTestCard,
    orderStatus: order.orderStatus,
    orderDate: order.orderDate,
    estimatedDelivery: order.estimatedDelivery,
    customerInfo: order.customerInfo,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

export function cartView({ lines, totals, delivery }: PricedCart) {
  return {
    items: lines.map((line) => ({
      id: line.id,
      variant: line.variant,
      name: line.offer?.name ?? '',
      brand: line.offer?.brand ?? '',
      category: line.offer?.category ?? '',
      price: pounds(line.offer?.pricePence ?? null) ?? 0,
      originalPrice: pounds(line.offer?.originalPricePence ?? null),
      quantity: line.quantity,
      stock: line.offer?.stock ?? 0,
      image: line.offer?.imageUrl ?? '',
      problem: line.problem,
      lineTotal: penceToPounds(line.linePence),
    })),
    ...totalsView(totals),
    delivery: deliveryView(delivery),
  };
}

/** Null where delivery is never free. */
export function deliveryView({ shippingPence, freeFromPence }: ShippingTerms) {
  return { shipping: penceToPounds(shippingPence), freeFrom: pounds(freeFromPence) };
}

/** What anybody may know of the shop. */
export function shopView({ shop, delivery, legal, social }: ShopSettings) {
  const { returnAddress } = delivery;
  return { ...shop, delivery: deliveryView(delivery), returnAddress, legal, social };
}

export function totalsView(totals: { subtotalPence: number; shippingPence: number; totalPence: number }) {
  return {
    subtotal: penceToPounds(totals.subtotalPence),
    shipping: penceToPounds(totals.shippingPence),
    total: penceToPounds(totals.totalPence),
  };
}

function pounds(pence: number | null): number | null {
  return pence === null ? null : penceToPounds(pence);
}
