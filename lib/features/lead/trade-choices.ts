import type { AnnualRevenue, CompanyRegistered } from '../../contract/lead-options';

const revenueLabels: Record<AnnualRevenue, string> = {
  '30_lacs_to_1_cr': '₹30 lakh to 1 crore',
  '1_to_5_cr': '₹1 to 5 crore',
  '5_to_10_cr': '₹5 to 10 crore',
  '10_to_25_cr': '₹10 to 25 crore',
  '25_to_50_cr': '₹25 to 50 crore',
  '50_to_100 cr': '₹50 to 100 crore',
  '100_to_200 cr': '₹100 to 200 crore',
  '200_to_500_cr': '₹200 to 500 crore',
  '500_cr_and_above': '₹500 crore and above',
};

const registeredLabels: Record<CompanyRegistered, string> = {
  yes: 'Yes',
  applied: 'Applied for',
  no: 'No',
};

const asOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const revenueOptions = asOptions(revenueLabels);
export const registeredCards = asOptions(registeredLabels);

export const companySizes = [
  'Just me',
  '2 to 10 people',
  '11 to 50 people',
  '51 to 200 people',
  '201 to 500 people',
  'More than 500 people',
].map((size) => ({ value: size, label: size }));
