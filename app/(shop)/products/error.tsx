'use client';

export { ProductsError as default } from '@/components/product/products-error';
