import { seriousFindings } from './support/axe.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { bookPastTheScreen, chooseTime, freeDay } from './support/appointments.ts';

const secret = 'Wakes at three every night';

test(
  'the diary is for staff, what the vaidya was told for her alone',
  { tag: '@slow' },
  async ({ staff, openBrowser }) => {
    const day = await freeDay();
    const appointment = await bookPastTheScreen(
      await newCustomer('Bhavna'),
      `${day}T11:00:00+05:30`,
      secret,
    );

    await open(staff, `/dashboard/appointments?week=${day}`);
    await staff.getByRole('link', { name: new RegExp(appointment.name) }).click();
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(appointment.name);
    await expect(
      staff.getByText('Only people with the Vaidya permission can read this.'),
    ).toBeVisible();
    await expect(staff.getByRole('button', { name: 'View answers' })).toHaveCount(0);
    expect(await seriousFindings(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Reschedule' }).click();
    await chooseTime(staff, day, '11:30 AM');
    const move = staff.getByRole('dialog', { name: 'Reschedule appointment' });
    await move.getByRole('button', { name: 'Reschedule' }).click();
    await expect(staff.getByText(/, 11:30 AM$/).first()).toBeVisible();

    const vaidya = await findOrOpenPage(await openBrowser('vaidya'));
    await open(vaidya, `/dashboard/appointments/${appointment.id}`);
    await expect(vaidya.getByText(secret)).toHaveCount(0);
    await vaidya.getByRole('button', { name: 'View answers' }).click();
    await expect(vaidya.getByText(secret)).toBeVisible();
    await vaidya.getByRole('button', { name: 'Cancel appointment' }).click();
    const question = vaidya.getByRole('dialog', { name: 'Cancel this appointment?' });
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(vaidya.getByText('Deleted.')).toBeVisible();
  },
);
