const list = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Everyday words of food that other shops sell. They are spelled as they are meant: who types
 * "curd" does not mean "card".
 */
const otherFood = list(`
  dahi doodh dudh ande anda kela seb aloo tamatar gobhi palak matar bindi bangles apple banana
  grape orange papaya melon cherry peach plum pear guava litchi berry cranberry blueberry
  strawberry avocado potato tomato carrot cabbage spinach beetroot cucumber radish pumpkin bhindi
  brinjal paneer cheese butter cream milk curd yogurt yoghurt buttermilk lassi egg eggs meat
  chicken mutton fish prawn pork beef bread bun cake pastry pizza pasta noodles burger sandwich
  soup sauce ketchup cookie cookies biscuit chips candy toffee chocolate icecream cider vinegar
  wine beer rum vodka whisky soda cola water matcha oolong oats quinoa chia maida cereal corn
  cornflour yeast baking tofu soya soy`);

/**
 * The same for goods of other shops. No reading may drop the other word: "guitar strings" are no
 * strings.
 */
const otherGoods = list(`
  stapler staple calculator projector wrench spanner blender wiper tripod curtains spectacles
  car cars bike bikes cycle scooter truck bus tyre tyres tire wheel brake engine motor petrol
  diesel gas helmet battery charger cable wire plug socket switch bulb led fan heater cooler
  fridge freezer oven stove microwave mixer grinder juicer toaster kettle cooker washing laptop
  computer tablet phone mobile iphone smartphone headphone earphone speaker camera printer scanner
  router keyboard mouse monitor screen television remote radio clock watch ring necklace bracelet
  earring chain gold silver diamond jeans shirt shirts trouser skirt dress saree suit coat jacket
  sweater socks shoe shoes boot boots sandal slipper belt wallet purse handbag backpack luggage
  suitcase umbrella hat cap gloves scarf towel pillow blanket bedsheet mattress curtain carpet rug
  sofa chair table desk bed shelf cupboard mirror door window lock key hammer screw nail drill saw
  knife spoon fork plate bowl glass mug pan pot tray bucket broom mop brush comb scissor razor
  needle thread cloth cotton wool leather paper pen pencil eraser notebook book books novel
  magazine paint ink glue tape rope guitar piano violin drum flute football cricket bat ball
  racket chess cards doll puzzle lego bicycle cigarette tobacco lighter match cement brick steel
  iron wood plastic rubber glass stone sand tile pipe tap pump tank cylinder diaper diapers
  stroller cradle cat dog bird parrot rabbit horse ticket tickets hotel flight train insurance
  loan bank sim card recharge`);

/** Words about orders and the shop itself: "order status" is no sattu, "cancel order" no candle. */
const service = list(`
  order orders status cancel cancelled cancellation track tracking delivery delivered courier
  parcel shipment shipping return returns refund refunds exchange replace replacement damaged
  missing late invoice bill receipt payment payments paid failed cod cash upi account login logout
  signup password otp profile address contact number email customer care support helpline help
  complaint complain feedback store stores near nearby timings location wholesale dealer
  distributor franchise job jobs career careers coupon coupons voucher offer offers discount
  sale points rewards wallet`);

export const isOfOtherGoods = (word: string): boolean => otherGoods.has(word);
export const isEverydayWord = (word: string): boolean =>
  otherFood.has(word) || isOfOtherGoods(word) || service.has(word);
