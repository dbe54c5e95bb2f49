import { PageHead } from '@/components/layout/page-head';
import { LabelFrame } from '@/components/ui/label-frame';
import organicLiving from '@/lib/content/organic-living.json';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { buttonClass } from '@/components/ui/button-class';
import { LandMap } from './land-map';

const sizes = '(width >= 120rem) 1920px, (width >= 48rem) 100vw, 170vw';

function LandBanners() {
  return (
    <Carousel
      label="Views of the land"
      slideClass="basis-full"
      autoplayMs={10_000}
      className="mx-auto max-w-[1920px]"
      controlsClass="frame"
    >
      {organicLiving.banners.map(({ image, alt, title, text }, index) => (
        <figure key={title}>
          <div className="picture aspect-[3/2] md:aspect-[5/2]">
            <Picture src={image} alt={alt} sizes={sizes} isFirst={index === 0} />
          </div>
          <div className="shelf-edge" />
          <figcaption className="frame pt-4 md:flex md:items-baseline md:gap-6">
            <span className="block font-display text-4 font-medium md:w-40 md:shrink-0">
              {title}
            </span>
            <span className="block max-w-[66ch] text-ink-2">{text}</span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}

export function OrganicLivingScreen() {
  const { title, lead, parts, factsTitle, facts } = organicLiving;
  return (
    <>
      <div className="frame pt-4 pb-6 lg:pt-8 lg:pb-8">
        <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
      </div>
      <LandBanners />
      <div className="frame grid gap-x-20 gap-y-12 pt-10 pb-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pb-14">
        <div>
          {parts.map((part) => (
            <section key={part.title} className="mt-10 first:mt-0">
              <h2 className="font-display text-5 font-medium">{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-[58ch] text-3 leading-7">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <div className="space-y-12">
          <LabelFrame title={factsTitle} cells={facts} />
          <LandVisit />
        </div>
      </div>
    </>
  );
}

function LandVisit() {
  const { visitTitle, address, phone, phoneHours } = organicLiving;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="font-display text-4 font-medium">
        {visitTitle}
      </h2>
      <address className="mt-3 not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <LandMap />
      <p className="mt-6">
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonClass()}>
          Call {phone}
        </a>
      </p>
      <p className="mt-2 text-1 text-ink-2">{phoneHours}</p>
    </section>
  );
}
