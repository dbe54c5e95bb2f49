import { site } from '@/lib/site';

/** Whom to ask, where else the house is found, and under which numbers it trades. */
export function FooterBase() {
  return (
    <div className="foot-base">
      <address className="not-italic">
        <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <span>{site.address}</span>
      </address>
      <p>
        {site.social.map(({ label, href }) => (
          <a key={label} href={href} rel="noopener">
            {label}
          </a>
        ))}
      </p>
      <p>
        <span>Pay by {site.payments}.</span>
        <span>FSSAI {site.fssai}</span>
        <span>GSTIN {site.gstin}</span>
      </p>
    </div>
  );
}
