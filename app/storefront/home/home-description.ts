import { SHOP } from '#domain/shop.ts';

export const HOME_DESCRIPTION = `${SHOP.name} is a British beauty shop: skincare, makeup, hair care, fragrances, body care and salon tools. ${SHOP.announcement}.`;
