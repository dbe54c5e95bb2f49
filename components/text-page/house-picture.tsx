import Image from 'next/image';

/** The first counter of the house, on the shelf's edge. */
export function HousePicture() {
  return (
    <div className="mt-6 max-lg:-mx-4 md:max-lg:-mx-6 lg:mt-8">
      <div className="picture aspect-[5/2] max-md:aspect-[3/2]">
        <Image
          src="/pictures/home/about.webp"
          alt="Shelves with jars and bottles, a pair of scales and the account books on the counter"
          fill
          sizes="(width >= 64rem) 72vw, 100vw"
          preload
          fetchPriority="high"
        />
      </div>
      <div className="shelf-edge" />
    </div>
  );
}
