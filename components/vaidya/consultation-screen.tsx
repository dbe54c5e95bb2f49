import { CountedList } from '@/components/ui/counted-list';
import { LabelFrame } from '@/components/ui/label-frame';
import { QuestionList } from '@/components/faq/question-list';
import { OwnText } from '@/components/text-page/own-text';
import { consultationTexts } from '@/lib/content/consultation';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import type { TextPage } from '@/lib/contract/text-page';
import { BookConsultation } from './book-consultation';
import { BeforeAppointment } from './before-appointment';
import { VaidyaWelcome } from './vaidya-welcome';

interface ConsultationScreenProps {
  shop: ShopProfile;
  text: TextPage | null;
}

export function ConsultationScreen({ shop, text }: ConsultationScreenProps) {
  const texts = consultationTexts(shop);
  const { stepsTitle, steps, about, questions } = texts;
  return (
    <>
      <VaidyaWelcome shop={shop} text={text} />
      <div className="frame pb-10 lg:pb-14">
        {text && <OwnText html={text.content} className="pt-12" />}
        <div className="grid grid-cols-1 gap-x-20 gap-y-12 pt-12 md:pt-16 lg:grid-cols-2">
          <section aria-labelledby="steps">
            <h2 id="steps" className="mb-5 font-display text-5 font-medium">
              {stepsTitle}
            </h2>
            <CountedList steps={steps} />
          </section>
          {about && (
            <div className="space-y-5 lg:pt-2">
              <LabelFrame title={about.title} cells={about.cells} />
              <p className="max-w-[58ch] text-ink-2">{about.text}</p>
            </div>
          )}
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
