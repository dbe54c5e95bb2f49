import { emailAddress, messengerAddress, whatsappAddress } from './share-addresses';

const shared = { title: 'Honey & neem', url: 'https://sose.example.in/products/3/honey-neem' };

describe('addresses to share by', () => {
  it('carry title and address whole, whatever letters they have', () => {
    expect(new URL(emailAddress(shared)).searchParams.get('subject')).toBe(shared.title);
    expect(new URL(emailAddress(shared)).searchParams.get('body')).toBe(
      `${shared.title}\n${shared.url}`,
    );
    expect(new URL(whatsappAddress(shared)).searchParams.get('text')).toBe(
      `${shared.title} ${shared.url}`,
    );
    expect(new URL(messengerAddress(shared)).searchParams.get('link')).toBe(shared.url);
  });
});
