import { fileAddress } from './file-address';

describe('fileAddress', () => {
  it('leads through the proxy where the store API serves the file', () => {
    expect(fileAddress('/files/0a1b.webp')).toBe('/api/store/files/0a1b.webp');
  });

  it('leaves what lies elsewhere', () => {
    expect(fileAddress('https://cdn.example.in/a.webp')).toBe('https://cdn.example.in/a.webp');
    expect(fileAddress('/pictures/a.webp')).toBe('/pictures/a.webp');
  });
});
