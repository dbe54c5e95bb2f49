"""Every pack and variant of `packs.json`, by the function that builds it."""


def build(pack):
    """Builds the pack on the ground, its front towards the camera."""
    _builders()[pack.kind][pack.variant](pack)


def _builders():
    from packs import bottles, boxes, hampers, jars, others, pouches, tins
    return {
        'jar': jars.BUILDERS, 'bottle': bottles.BOTTLES, 'dropper': bottles.DROPPERS, 'pump': bottles.PUMPS,
        'tin': tins.BUILDERS, 'pouch': pouches.BUILDERS, 'sachet': others.SACHETS, 'box': boxes.BOXES,
        'carton': boxes.CARTONS, 'soap': others.SOAPS, 'candle': others.CANDLES, 'incense': others.INCENSE,
        'tube': others.TUBES, 'hamper': hampers.BUILDERS,
    }
