import { CountedList } from '@/components/ui/counted-list';
import { LabelFrame } from '@/components/ui/label-frame';
import { QuestionList } from '@/components/faq/question-list';
import { OwnText } from '@/components/text-page/text-page-screen';
import { consultationTexts, type ConsultationTexts } from '@/lib/content/consultation';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import type { TextPage } from '@/lib/contract/text-page';
import { BookConsultation } from './book-consultation';
import { FreeSlots } from './free-slots';
import { NextFreeTime } from './next-free-time';
import { TilePicture } from '@/components/ui/picture-tiles';
import { PrescriptionSlip } from '@/components/home/prescription-slip';
import { vaidyaPortrait, vaidyaTexts } from '@/lib/content/vaidya';

export function ConsultationScreen({ shop, text }: { shop: ShopProfile; text: TextPage | null }) {
  const texts = consultationTexts(shop);
  const { stepsTitle, steps, about, questions, notForTitle, notForText } = texts;
  return (
    <>
      <VaidyaWelcome shop={shop} text={text} />
      <div className="frame pb-10 lg:pb-14">
        {text && <OwnText html={text.content} className="pt-12" />}
        <div className="grid grid-cols-1 gap-x-20 gap-y-12 pt-12 md:pt-16 lg:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-y-12">
            <FreeSlots />
            <section aria-labelledby="steps">
              <h2 id="steps" className="mb-5 font-display text-5 font-medium">
                {stepsTitle}
              </h2>
              <CountedList steps={steps} />
            </section>
          </div>
          <div className="grid grid-cols-1 content-start gap-y-12 lg:pt-2">
            {about && (
              <div className="grid grid-cols-1 gap-5">
                <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-5">
                  <div>
                    <TilePicture
                      {...vaidyaPortrait}
                      plant="tulsi"
                      sizes="(width >= 48rem) 16rem, 40vw"
                      isFirst={false}
                    />
                  </div>
                  <p className="max-w-[40ch] text-ink-2 md:text-3 md:leading-7">{about.text}</p>
                </div>
                <LabelFrame title={about.title} cells={about.cells} />
              </div>
            )}
            <section aria-labelledby="elsewhere">
              <h2 id="elsewhere" className="font-display text-4 font-medium">
                {notForTitle}
              </h2>
              <p className="mt-3 max-w-[58ch] text-3 leading-7">{notForText}</p>
            </section>
          </div>
        </div>
        <BeforeAppointment texts={texts} />
        <section aria-labelledby="questions" className="mt-14 max-w-[54rem] md:mt-18">
          <h2 id="questions" className="mb-5 font-display text-5 font-medium">
            Before you book
          </h2>
          <QuestionList questions={questions} />
          <div className="mt-8">
            <BookConsultation />
          </div>
        </section>
      </div>
    </>
  );
}

function BeforeAppointment({ texts }: { texts: ConsultationTexts }) {
  const { forTitle, forText, bringTitle, bring } = texts;
  return (
    <div className="mt-14 grid gap-x-20 gap-y-10 md:mt-18 lg:grid-cols-2">
      <section aria-labelledby="asked">
        <h2 id="asked" className="font-display text-4 font-medium">
          {forTitle}
        </h2>
        <p className="mt-3 max-w-[58ch] text-3 leading-7">{forText}</p>
      </section>
      <section aria-labelledby="bring">
        <h2 id="bring" className="font-display text-4 font-medium">
          {bringTitle}
        </h2>
        <ul className="mt-3 max-w-[58ch] list-disc space-y-1 pl-5 marker:text-leaf-7">
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function VaidyaWelcome({ shop, text }: { shop: ShopProfile; text: TextPage | null }) {
  const { title, text: lead } = vaidyaTexts(shop);
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band mt-0">
      <div className="frame">
        <div>
          <h1 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {text?.title ?? title}
          </h1>
          <p className="mt-4 mb-7 max-w-[46ch] text-3 leading-7">{text?.lead ?? lead}</p>
          <BookConsultation kind="turmeric" />
          <NextFreeTime />
        </div>
        <span aria-hidden className="vaidya-plant" />
        {shop.has_demo && <PrescriptionSlip />}
      </div>
    </section>
  );
}
