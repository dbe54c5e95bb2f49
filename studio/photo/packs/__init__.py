"""Every pack and variant of `packs.json`, by the function that builds it."""


def build(pack):
    """Builds the pack on the ground, its front towards the camera."""
    _builders()[pack.kind][pack.variant](pack)


def _builders():
    from packs import bottles, boxes, candles, droppers_and_pumps, hampers, jars, paper, pouches, tin_sets, tins, tubes

    return {
        'jar': jars.BUILDERS,
        'bottle': bottles.BOTTLES,
        'dropper': droppers_and_pumps.DROPPERS,
        'pump': droppers_and_pumps.PUMPS,
        'tin': tins.BUILDERS | tin_sets.BUILDERS,
        'pouch': pouches.BUILDERS,
        'sachet': paper.SACHETS,
        'box': boxes.BOXES,
        'carton': boxes.CARTONS,
        'soap': paper.SOAPS,
        'candle': candles.CANDLES,
        'incense': candles.INCENSE,
        'tube': tubes.TUBES,
        'hamper': hampers.BUILDERS,
    }
